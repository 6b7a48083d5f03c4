import { Input, SimpleGrid, Slider, Stack } from '@mantine/core';
import { useId } from 'react';
import { ANIMATIONS } from '../../../../scene/animations.ts';
import { FONT_SIZES } from '../../../../scene/families.ts';
import { type Promo, TEXT_COLORS } from '../../../../scene/promo.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { entries } from '../../../ui/entries.ts';
import { BrandBlock } from '../../brand/brand-block.tsx';
import { useBrandColors } from '../../brand/colors.ts';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { CodeField } from './code-field.tsx';
import { ColorField } from './color-field.tsx';
import { FontPicker } from './font-picker.tsx';
import { LooksRow } from './looks-row.tsx';
import { MoreOptions } from './more-options.tsx';
import { MusicField } from './music-field.tsx';
import { LONGEST, PageHint } from './page-hint.tsx';
import { MadeForField, PlaceField } from './place-field.tsx';
import { Segments } from './segments.tsx';
import { SoundField } from './sound-field.tsx';
import classes from './style-section.module.css';
import { useFillsZone } from './use-fills-zone.ts';

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
/** Step 4: the text's look and animation, and the film's length. What is changed every day comes first, the rest is folded. */
export function StyleSection() {
  const { state, dispatch, user } = useStudio();
  const { promo } = state;
  const brandColors = useBrandColors(user);
  const change = (values: StyleChange) => dispatch({ type: 'promoChanged', change: values });
  return (
    <Stack gap="lg">
      <LooksRow />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
        <MadeForField promo={promo} change={change} />
        <PlaceField promo={promo} change={change} />
      </SimpleGrid>
      <FontPicker value={promo.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
        <Sizes promo={promo} change={change} />
        <ColorField
          label="Text color"
          value={promo.textColor}
          onChange={(textColor) => change({ textColor })}
          swatches={[...brandColors, ...TEXT_COLORS]}
        />
      </SimpleGrid>
      <ChoiceGroup
        label="Animation"
        shape="pills"
        value={promo.animationType}
        onChange={(animationType) => change({ animationType })}
        choices={entries(ANIMATIONS).map(([value, { label }]) => ({ value, label }))}
      />
      <Duration promo={promo} change={change} />
      <SoundField />
      <MusicField />
      <BrandBlock user={user} showLogo={promo.showLogo} onShowLogo={(showLogo) => change({ showLogo })} />
      <CodeField />
      <MoreOptions promo={promo} change={change} brand={brandColors} />
    </Stack>
  );
}

type StyleProps = { promo: Promo; change: (values: StyleChange) => void };

/** Short texts grow and long ones shrink, but no size gives the same film as another. */
function Sizes({ promo, change }: StyleProps) {
  const full = useFillsZone(promo);
  return (
    <Segments
      label="Size"
      value={promo.fontSize}
      onChange={(fontSize) => change({ fontSize })}
      hint={full ? `${FONT_SIZES['text-2xl'].label} is the largest that fits your text.` : null}
      options={entries(FONT_SIZES).map(([value, { label }]) => ({ value, label, short: SHORT_SIZES[value] }))}
    />
  );
}

function Duration({ promo, change }: StyleProps) {
  const id = useId();
  const seconds = promo.videoDuration;
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
        max={LONGEST}
        step={1}
        value={seconds}
        onChange={(videoDuration) => change({ videoDuration })}
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
        {promo.list && <PageHint promo={promo} />}
      </div>
    </div>
  );
}
