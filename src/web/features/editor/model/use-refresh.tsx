import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { EditorState } from './state.ts';
import type { EditorDispatch } from './use-editor.ts';

const NOTICE = 'editor-refresh';

/** Resets the editor and offers Undo for a while. */
export function useRefresh(state: EditorState, dispatch: EditorDispatch): () => void {
  return () => {
    dispatch({ type: 'reset' });
    const undo = () => {
      dispatch({ type: 'restored', state });
      notifications.hide(NOTICE);
    };
    notifications.hide(NOTICE);
    notifications.show({
      id: NOTICE,
      color: 'gold',
      withBorder: true,
      autoClose: 10_000,
      message: (
        <Group justify="space-between" wrap="nowrap">
          This promo is cleared. Undo brings it back.
          <Button variant="default" size="compact-md" onClick={undo}>
            Undo
          </Button>
        </Group>
      ),
    });
  };
}
