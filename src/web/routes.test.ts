import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { DEVELOPER_PAGES, PAGES } from '../contract/pages.ts';
import { makeRouter } from './routes.tsx';

it("G5: the server knows exactly the router's pages", () => {
  const router = makeRouter(createMemoryHistory());
  expect(Object.keys(router.routesByPath).sort()).toEqual([...PAGES, ...DEVELOPER_PAGES].sort());
});
