import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** The address that was typed last, for all forms of one page. */
export type TypedEmail = { email: string; setEmail: (email: string) => void };

/** Begins with the address that an account is to have, where the page that led here knows it; else empty. */
export function useTypedEmail(): TypedEmail {
  const known = useLocation({ select: ({ state }) => state.email ?? '' });
  const [email, setEmail] = useState(known);
  return { email, setEmail };
}
