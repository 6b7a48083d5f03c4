import { type CSSProperties, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import classes from './cut.module.css';

type Props = { src: string; className?: string | undefined; style?: CSSProperties; isPhoto?: boolean };

/** The picture of a part. Where it cannot be loaded, a sign of what it is of stands in its place. */
export function Poster({ src, className = '', style, isPhoto = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src)
    return (
      <span className={`${className} ${classes.none}`}>
        <Icon name={isPhoto ? 'camera' : 'play'} />
      </span>
    );
  return <img src={src} alt="" className={className} style={style} loading="lazy" onError={() => setBroken(src)} />;
}
