import { COPY } from './copy.ts';
import classes from './looks.module.css';
import { Section } from './section.tsx';

/** What one class becomes: the same promo in several looks, side by side. */
export function Looks() {
  const { title, lead, items } = COPY.looks;
  return (
    <Section id="looks" title={title} lead={lead}>
      {/* It is wider than a phone: the arrow keys move it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className={classes.row} tabIndex={0}>
        {items.map(({ id, name }) => (
          <li key={id} className={classes.look}>
            <img
              src={`/attached_assets/looks/${id}.webp`}
              alt={`The promo of a class in the look ${name}`}
              loading="lazy"
              decoding="async"
              width={360}
              height={640}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
