import { Box } from '@mantine/core';
import { Editor } from '../features/editor/editor.tsx';

export default function StudioPage() {
  return (
    <Box component="main">
      <Editor />
    </Box>
  );
}
