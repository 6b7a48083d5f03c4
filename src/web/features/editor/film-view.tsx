import { useEffect, useState } from 'react';
import classes from './preview.module.css';

/** The finished film, from memory where it is there. */
export function FilmView({ url, file }: { url: string; file: File | null }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setSrc(url);
    const local = URL.createObjectURL(file);
    setSrc(local);
    return () => URL.revokeObjectURL(local);
  }, [file, url]);
  if (!src) return null;
  return (
    <video
      className={classes.film}
      src={src}
      autoPlay
      muted
      loop
      controls
      playsInline
      aria-label="Your finished video"
    />
  );
}
