import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** The last e-mail typed, shared by all forms of a page. */
export type TypedEmail = { email: string; setEmail: (email: string) => void };

/** Starts with the e-mail of the future account if the page that led here knows it, otherwise empty. */
export function useTypedEmail(): TypedEmail {
  const known = useLocation({ select: ({ state }) => state.email ?? '' });
  const [email, setEmail] = useState(known);
  return { email, setEmail };
}
