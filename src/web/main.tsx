import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/playfair-display/600.css';
import '@mantine/core/styles.layer.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { queryClient } from './api/query-client.ts';
import { watchUncaught } from './api/report.ts';
import { router } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';
import { Notifier } from './ui/notifier.tsx';

// The content security policy allows no eval, which zod would otherwise try.
config({ jitless: true });
watchUncaught();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

createRoot(container).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="dark">
      <Notifier />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
