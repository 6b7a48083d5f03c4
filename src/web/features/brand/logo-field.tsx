import { Alert, Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Brand, LOGO_BYTES, LOGO_TYPES } from '../../../contract/brand.ts';
import { failureOf, told } from '../../api/failure.ts';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { usePutLogo, useRemoveLogo } from './api.ts';
import classes from './brand.module.css';

type Props = {
  brand: Brand;
  /** It is the studio's, and locked. */
  closed: boolean;
};

/** The logo: shown on dark and on light, chosen, replaced and removed. */
export function LogoField({ brand: { kit, own, studio }, closed }: Props) {
  const { choose, remove, choosing, failure } = useLogoFile();
  const { ask, dialog } = useConfirm();
  // Without it, choosing the same file again would not be a change.
  const again = useRef<() => void>(null);
  const change = (file: File | null) => {
    choose(file);
    again.current?.();
  };
  return (
    <div>
      <Input.Label labelElement="div" mb={8}>
        Logo
      </Input.Label>
      <Stack gap="sm">
        {kit.logo && <LogoShown url={kit.logo.url} />}
        {kit.logo && !own.logo && studio && !closed && (
          <Text size="sm" c="dimmed">
            This is your studio’s logo.
          </Text>
        )}
        {!closed && (
          <Group gap="sm">
            <FileButton
              accept={LOGO_TYPES.join()}
              onChange={change}
              resetRef={again}
              inputProps={{ 'aria-label': 'Logo file' }}
            >
              {(props) => (
                <Button {...props} variant={kit.logo ? 'default' : 'filled'} loading={choosing}>
                  {own.logo ? 'Replace' : kit.logo ? 'Use another logo' : 'Choose your logo'}
                </Button>
              )}
            </FileButton>
            {own.logo && (
              <Button variant="subtle" color="gray" onClick={() => ask(removal(remove))}>
                Remove
              </Button>
            )}
          </Group>
        )}
        {dialog}
        {failure && (
          <Alert color="danger" role="alert">
            <FailureText failure={failure} />
          </Alert>
        )}
        {!closed && (
          <Text size="sm" c="dimmed">
            PNG, SVG or JPEG, at most {LOGO_BYTES / 1_000_000} MB. With a transparent background it looks best.
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** Nothing brings a logo back but its file. */
const removal = (run: () => Promise<void>): Question => ({
  title: 'Remove your logo?',
  text: 'Videos that you make from now on are without it. To have it back, you need its file again.',
  action: 'Remove logo',
  danger: true,
  failure: 'Your logo could not be removed.',
  run,
});

/** What is done with the logo's file, and why the last of it failed. */
function useLogoFile() {
  const put = usePutLogo();
  const taken = useRemoveLogo();
  const [tooLarge, setTooLarge] = useState(false);
  function begin(isTooLarge: boolean) {
    put.reset();
    taken.reset();
    setTooLarge(isTooLarge);
  }
  const { error } = put;
  const failed = error && failureOf(error, { what: 'Your logo could not be changed.' });
  return {
    choose(file: File | null) {
      if (!file) return;
      begin(file.size > LOGO_BYTES);
      if (file.size <= LOGO_BYTES) put.mutate(file);
    },
    /** Rejects with what the question then shows. */
    async remove() {
      begin(false);
      await taken.mutateAsync();
    },
    choosing: put.isPending,
    failure: tooLarge ? told(`A logo has at most ${LOGO_BYTES / 1_000_000} MB. Export a smaller one.`) : failed,
  };
}

function LogoShown({ url }: { url: string }) {
  return (
    <div className={classes.shown}>
      <span>
        <img src={url} alt="Your logo" />
      </span>
      <span>
        <img src={url} alt="" />
      </span>
    </div>
  );
}
