import { useLocation } from '@tanstack/react-router';

/** The address that an account is to have, where the page that led here knows it; else empty. */
export const useKnownEmail = () => useLocation({ select: ({ state }) => state.email ?? '' });
