import { Input, UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { FONT_FAMILIES, type FontFamily } from '../../../scene/fonts.ts';
import { reportError } from '../../api/report.ts';
import { loadSamples, sampleFamily } from '../../ui/scene-fonts.ts';
import classes from './font-picker.module.css';

type Props = { value: FontFamily; onChange: (family: FontFamily) => void };

/** Every family in its own face. The faces are loaded when the picker comes near, and until then the names stand in the page's own. */
export function FontPicker({ value, onChange }: Props) {
  const label = useId();
  const [loaded, setLoaded] = useState(false);
  const { ref, entry } = useIntersection({ rootMargin: '400px' });
  const near = entry?.isIntersecting ?? false;

  useEffect(() => {
    if (near && !loaded) loadSamples(FONT_FAMILIES).then(() => setLoaded(true), reportError);
  }, [near, loaded]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { length } = FONT_FAMILIES;
    const next = (FONT_FAMILIES.indexOf(value) + step + length) % length;
    onChange(FONT_FAMILIES[next]!);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={ref}>
      <Input.Label id={label} labelElement="div" mb={6}>
        Font
      </Input.Label>
      <div className={classes.grid} role="radiogroup" aria-labelledby={label} onKeyDown={move}>
        {FONT_FAMILIES.map((family) => (
          <UnstyledButton
            key={family}
            role="radio"
            aria-checked={family === value}
            tabIndex={family === value ? 0 : -1}
            className={classes.font}
            style={loaded ? { fontFamily: `${sampleFamily(family)}, var(--mantine-font-family)` } : undefined}
            onClick={() => onChange(family)}
          >
            {family}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}

/** As in any group of radio buttons, the arrows choose. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
