/** For `vi.waitFor` and `expect.poll`: how long to wait for what comes at once on an idle machine. Ends only what never comes. */
export const SOON = { timeout: 60_000, interval: 50 } as const;
