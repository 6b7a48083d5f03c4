import * as React from 'react';

/**
 * What React's development build does for its developer tools alone, and what costs a third of the scripts' time here: a stack of each of the first
 * 10,000 elements of a second, and a mark for each render. It takes them for done, or for impossible; its warnings stay. `recentlyCreatedOwnerStacks`
 * is a name of its own and may go: then the tests take longer.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
Object.defineProperty(console, 'timeStamp', { value: undefined });
