import { useLocation } from '@tanstack/react-router';

/** Follows the link to a console: a new value each time it is followed, false if the URL does not have its `hash`. */
export const useConsoleLink = (hash: string | undefined) =>
  useLocation({ select: (location) => location.hash === hash && (location.state.__TSR_key ?? 'first') });
