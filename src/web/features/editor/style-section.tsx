import { Input, SegmentedControl, SimpleGrid, Slider, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FONT_SIZES, FONT_WEIGHTS } from '../../../scene/families.ts';
import { weightShown, weightsOf } from '../../../scene/fonts.ts';
import type { Animation, Promo } from '../../../scene/promo.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ColorField } from './color-field.tsx';
import { FontPicker } from './font-picker.tsx';
import { Section } from './section.tsx';
import type { StyleChange } from './state.ts';
import classes from './style-section.module.css';
import type { EditorDispatch } from './use-editor.ts';
import { useLargestSize } from './use-largest-size.ts';

/** Reels and TikTok take no film that is shorter, in seconds. */
const APPS_WANT = 3;

const SHORT_SIZES: Record<keyof typeof FONT_SIZES, string> = {
  'text-xs': 'XS',
  'text-sm': 'S',
  'text-base': 'M',
  'text-lg': 'L',
  'text-xl': 'XL',
  'text-2xl': 'XXL',
};
const ANIMATION_NAMES: Record<Animation, string> = {
  none: 'None',
  'animate-fade-in': 'Fade in',
  'animate-fade-out': 'Fade out',
  'animate-slide-up': 'Slide up',
  'animate-slide-down': 'Slide down',
};
const ALIGNMENTS: readonly { value: Promo['textAlign']; label: string; icon: IconName }[] = [
  { value: 'left', label: 'Left', icon: 'alignLeft' },
  { value: 'center', label: 'Center', icon: 'alignCenter' },
  { value: 'right', label: 'Right', icon: 'alignRight' },
];

type Props = { promo: Promo; dispatch: EditorDispatch; guide: boolean; onGuide: () => void };

/** Step 4: how the text looks and moves, and how long the film is. */
export function StyleSection({ promo, dispatch, guide, onGuide }: Props) {
  const change = (values: StyleChange) => dispatch({ type: 'promoChanged', change: values });
  return (
    <Section step="Step 4" title="Customize & Generate" optional>
      <Stack gap="lg">
        <FontPicker value={promo.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
          <Sizes promo={promo} change={change} />
          <Weights promo={promo} change={change} />
          <Segments
            label="Alignment"
            value={promo.textAlign}
            onChange={(textAlign) => change({ textAlign })}
            options={ALIGNMENTS.map(({ icon, ...option }) => ({ ...option, short: <Icon name={icon} /> }))}
          />
          <ColorField value={promo.textColor} onChange={(textColor) => change({ textColor })} />
        </SimpleGrid>
        <ChoiceGroup
          label="Animation"
          shape="pills"
          value={promo.animationType}
          onChange={(animationType) => change({ animationType })}
          choices={entries(ANIMATION_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <Duration seconds={promo.videoDuration} onChange={(videoDuration) => change({ videoDuration })} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
          <Switch
            label="Text shadow"
            description="Lifts the text off its background."
            checked={promo.textShadow}
            onChange={(event) => change({ textShadow: event.currentTarget.checked })}
          />
          <Switch
            label="Safe-zone guide"
            description="Shows in the preview where the apps put their buttons."
            checked={guide}
            onChange={onGuide}
          />
        </SimpleGrid>
      </Stack>
    </Section>
  );
}

type StyleProps = { promo: Promo; change: (values: StyleChange) => void };

/** Sizes that the text has no room for would change nothing: they are closed, and it says why. What was chosen comes back with a shorter text. */
function Sizes({ promo, change }: StyleProps) {
  const largest = useLargestSize(promo);
  const sizes = entries(FONT_SIZES).map(([value]) => value);
  const last = largest ? sizes.indexOf(largest) : sizes.length - 1;
  const full = last < sizes.length - 1;
  return (
    <Segments
      label="Size"
      value={sizes[Math.min(sizes.indexOf(promo.fontSize), last)]!}
      onChange={(fontSize) => change({ fontSize })}
      hint={full ? `${FONT_SIZES[sizes[last]!].label} is the largest that fits your text.` : null}
      options={sizes.map((value, index) => ({
        value,
        label: FONT_SIZES[value].label,
        short: SHORT_SIZES[value],
        disabled: index > last,
      }))}
    />
  );
}

/** Weights that the font does not have would change nothing; the one that it is set in is shown as chosen. */
function Weights({ promo: { fontFamily, fontWeight }, change }: StyleProps) {
  const own = weightsOf(fontFamily);
  const names = new Intl.ListFormat('en').format(own.map((weight) => FONT_WEIGHTS[weight].label));
  const few = own.length === 1 ? `${fontFamily} comes in one weight.` : `${fontFamily} comes in ${names}.`;
  return (
    <Segments
      label="Weight"
      value={weightShown(fontFamily, fontWeight)}
      onChange={(weight) => change({ fontWeight: weight })}
      hint={own.length < Object.keys(FONT_WEIGHTS).length ? few : null}
      options={entries(FONT_WEIGHTS).map(([value, { label }]) => ({ value, label, disabled: !own.includes(value) }))}
    />
  );
}

type Option<T extends string> = { value: T; label: string; short?: ReactNode; disabled?: boolean };
type SegmentsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** Why some are closed. */
  hint?: string | null;
};

/** One of a few; what is shown short is still said in full. */
function Segments<T extends string>({ label, value, onChange, options, hint }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={6}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        classNames={{ root: classes.segments, label: classes.segment, indicator: classes.indicator }}
        value={value}
        onChange={(next) => onChange(next as T)}
        data={options.map((option) => ({
          value: option.value,
          disabled: option.disabled ?? false,
          label: option.short ? (
            <span className={classes.short} title={option.label}>
              <span aria-hidden>{option.short}</span>
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </span>
          ) : (
            option.label
          ),
        }))}
      />
      {hint && (
        <p id={`${id}-hint`} className={classes.reason}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Duration({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const id = useId();
  return (
    <div>
      <div className={classes.row}>
        <Input.Label id={id} labelElement="div">
          Duration
        </Input.Label>
        <output className={classes.seconds}>{seconds === 1 ? '1 second' : `${seconds} seconds`}</output>
      </div>
      <Slider
        min={1}
        max={15}
        step={1}
        value={seconds}
        onChange={onChange}
        label={null}
        thumbLabel="Duration in seconds"
        marks={[1, 3, 5, 10, 15].map((value) => ({ value, label: value }))}
        size="md"
        mb="lg"
        mt={8}
        classNames={{ thumb: classes.thumb }}
      />
      <div role="status">
        {seconds < APPS_WANT && (
          <p className={classes.hint}>Reels and TikTok want at least {APPS_WANT} seconds. Stories take it as it is.</p>
        )}
      </div>
    </div>
  );
}

function entries<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
