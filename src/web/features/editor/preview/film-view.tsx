import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './preview.module.css';

/** The finished film, from memory if possible; if that fails, loaded again from the server on request. */
export function FilmView({ url, file }: { url: string; file: File | null }) {
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (!file || tries > 0) return setSrc(url);
    const local = URL.createObjectURL(file);
    setSrc(local);
    return () => URL.revokeObjectURL(local);
  }, [file, url, tries]);
  // A new film has not failed yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each film
  useEffect(() => setBroken(false), [file, url]);

  if (broken) {
    const again = () => {
      setBroken(false);
      setTries(tries + 1);
    };
    return (
      <div className={classes.unplayed} role="alert">
        <p>Your video cannot be played here, but it is finished and saved, and you can download it.</p>
        <Button variant="default" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  if (!src) return null;
  return (
    <video
      key={tries}
      className={classes.film}
      src={src}
      autoPlay
      muted
      loop
      controls
      playsInline
      aria-label="Your finished video"
      onError={() => setBroken(true)}
    />
  );
}
