import '@mantine/core/styles.layer.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from './api/query-client.ts';
import type { makeRouter } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';
import { Notifier } from './ui/notifier.tsx';
import { OnceUsed } from './ui/once-used.tsx';

/** The providers around every page; the same in the browser and when pages are prerendered. */
export function App({ router }: { router: ReturnType<typeof makeRouter> }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="dark"
        forceColorScheme="dark"
      >
        <Notifier />
        <OnceUsed />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
