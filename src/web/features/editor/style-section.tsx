import { Input, SegmentedControl, SimpleGrid, Slider, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FONT_SIZES, FONT_WEIGHTS } from '../../../scene/families.ts';
import type { Animation, Promo } from '../../../scene/promo.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ColorField } from './color-field.tsx';
import { FontPicker } from './font-picker.tsx';
import { Section } from './section.tsx';
import type { StyleChange } from './state.ts';
import classes from './style-section.module.css';
import type { EditorDispatch } from './use-editor.ts';

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
          <Segments
            label="Size"
            value={promo.fontSize}
            onChange={(fontSize) => change({ fontSize })}
            options={entries(FONT_SIZES).map(([value, { label }]) => ({ value, label, short: SHORT_SIZES[value] }))}
          />
          <Segments
            label="Weight"
            value={promo.fontWeight}
            onChange={(fontWeight) => change({ fontWeight })}
            options={entries(FONT_WEIGHTS).map(([value, { label }]) => ({ value, label }))}
          />
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

type Option<T extends string> = { value: T; label: string; short?: ReactNode };
type SegmentsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
};

/** One of a few; what is shown short is still said in full. */
function Segments<T extends string>({ label, value, onChange, options }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={6}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        classNames={{ root: classes.segments, label: classes.segment }}
        value={value}
        onChange={(next) => onChange(next as T)}
        data={options.map((option) => ({
          value: option.value,
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
