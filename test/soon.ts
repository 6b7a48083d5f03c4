/** For `vi.waitFor` and `expect.poll`: how long to wait for what happens at once on an idle machine. Only cuts off what never happens. */
export const SOON = { timeout: 60_000, interval: 50 } as const;
