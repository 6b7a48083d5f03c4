import { useLocation } from '@tanstack/react-router';

/** Follows the link to a console: a value of its own for each time that it is followed, false where the address has not its `hash`. */
export const useConsoleLink = (hash: string | undefined) =>
  useLocation({ select: (location) => location.hash === hash && (location.state.__TSR_key ?? 'first') });
