import { Input, SegmentedControl, SimpleGrid, Slider, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ANIMATIONS } from '../../../../scene/animations.ts';
import { FONT_SIZES, FONT_WEIGHTS } from '../../../../scene/families.ts';
import { weightShown, weightsOf } from '../../../../scene/fonts.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { ColorField } from './color-field.tsx';
import { FontPicker } from './font-picker.tsx';
import classes from './style-section.module.css';
import { useLargestSize } from './use-largest-size.ts';

/** Reels and TikTok reject films shorter than this, in seconds. */
const APPS_WANT = 3;

const SHORT_SIZES: Record<keyof typeof FONT_SIZES, string> = {
  'text-xs': 'XS',
  'text-sm': 'S',
  'text-base': 'M',
  'text-lg': 'L',
  'text-xl': 'XL',
  'text-2xl': 'XXL',
};
const ALIGNMENTS: readonly { value: Promo['textAlign']; label: string; icon: IconName }[] = [
  { value: 'left', label: 'Left', icon: 'alignLeft' },
  { value: 'center', label: 'Center', icon: 'alignCenter' },
  { value: 'right', label: 'Right', icon: 'alignRight' },
];

/** Step 4: the text's look and animation, and the film's length. */
export function StyleSection() {
  const { state, dispatch, preview } = useStudio();
  const { promo } = state;
  const change = (values: StyleChange) => dispatch({ type: 'promoChanged', change: values });
  return (
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
        choices={entries(ANIMATIONS).map(([value, { label }]) => ({ value, label }))}
      />
      <Duration seconds={promo.videoDuration} onChange={(videoDuration) => change({ videoDuration })} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
        <Switch
          label="Text shadow"
          description="Makes the text stand out from the background."
          checked={promo.textShadow}
          onChange={(event) => change({ textShadow: event.currentTarget.checked })}
        />
        <Switch
          label="Safe-zone guide"
          description="Shows where apps put their buttons over your video."
          checked={preview.guide}
          onChange={preview.toggleGuide}
        />
      </SimpleGrid>
    </Stack>
  );
}

type StyleProps = { promo: Promo; change: (values: StyleChange) => void };

/** Sizes too large for the text would change nothing: they are disabled, and a hint says why. The chosen size returns when the text gets shorter. */
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

/** Weights the font does not have would change nothing; the weight actually used is shown as chosen. */
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
  /** Why some are disabled. */
  hint?: string | null;
};

/** One of a few options; shortened labels keep their full accessible name. */
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
          <p className={classes.hint}>
            Reels and TikTok want at least {APPS_WANT} seconds. Stories are fine with this length.
          </p>
        )}
      </div>
    </div>
  );
}

function entries<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
