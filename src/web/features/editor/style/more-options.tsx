import { Button, Collapse, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { accentOf } from '../../../../scene/contrast.ts';
import { FONT_WEIGHTS } from '../../../../scene/families.ts';
import { weightShown, weightsOf } from '../../../../scene/fonts.ts';
import { ACCENT_COLORS, type Promo, TEXT_COLORS } from '../../../../scene/promo.ts';
import { entries } from '../../../ui/entries.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { ColorField, type Swatch } from './color-field.tsx';
import { CoverFirst } from './cover-first.tsx';
import { HeadlineFont } from './headline-font.tsx';
import { Segments } from './segments.tsx';

const ALIGNMENTS: readonly { value: Promo['textAlign']; label: string; icon: IconName }[] = [
  { value: 'left', label: 'Left', icon: 'alignLeft' },
  { value: 'center', label: 'Center', icon: 'alignCenter' },
  { value: 'right', label: 'Right', icon: 'alignRight' },
];

const EMPHASES: Record<Promo['emphasis'], string> = { even: 'Nothing', opening: 'Opening', when: 'When' };
const BACKINGS: Record<Promo['textBacking'], string> = {
  soft: 'Auto',
  none: 'None',
  plate: 'Panel',
  strips: 'Strips',
  outline: 'Outline',
};
const BACKING_HINTS: Record<Promo['textBacking'], string> = {
  soft: 'A soft shade, as strong as it needs to be.',
  none: 'Only the text itself.',
  plate: 'One panel behind the whole text.',
  strips: 'A strip behind each line.',
  outline: 'A line around the letters.',
};
const DECORATIONS: Record<Promo['decoration'], string> = { none: 'None', rule: 'Line', bar: 'Bar', frame: 'Frame' };

type Props = { promo: Promo; change: (values: StyleChange) => void; brand: readonly Swatch[] };

/** What is rarely changed by itself; looks set it all at once. */
export function MoreOptions({ promo, change, brand }: Props) {
  const id = useId();
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-controls={opened ? id : undefined}
        onClick={toggle}
        mb={opened ? 'md' : 0}
      >
        {opened ? 'Fewer options' : 'More options'}
      </Button>
      <Collapse id={id} expanded={opened}>
        <Stack gap="lg">
          <Type promo={promo} change={change} />
          <Colors promo={promo} change={change} brand={brand} />
          <Switches promo={promo} change={change} />
        </Stack>
      </Collapse>
    </div>
  );
}

type StyleProps = Omit<Props, 'brand'>;

/** Fonts, and how they are set. */
function Type({ promo, change }: StyleProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
      <Weights promo={promo} change={change} />
      <Segments
        label="Alignment"
        value={promo.textAlign}
        onChange={(textAlign) => change({ textAlign })}
        options={ALIGNMENTS.map(({ icon, ...option }) => ({ ...option, short: <Icon name={icon} /> }))}
      />
      <Segments
        label="What stands out"
        value={promo.emphasis}
        onChange={(emphasis) => change({ emphasis })}
        options={entries(EMPHASES).map(([value, label]) => ({ value, label }))}
      />
      <HeadlineFont promo={promo} onChange={(headlineFont) => change({ headlineFont })} />
    </SimpleGrid>
  );
}

/** What is behind and beside the text, and the colors of that and of what is highlighted. */
function Colors({ promo, change, brand }: Props) {
  const { textBacking, backingColor, textGlow } = promo;
  const colored = textGlow || (textBacking !== 'soft' && textBacking !== 'none');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
      <Segments
        label="Behind the text"
        value={textBacking}
        onChange={(next) => change({ textBacking: next })}
        hint={BACKING_HINTS[textBacking]}
        options={entries(BACKINGS).map(([value, label]) => ({ value, label }))}
      />
      <Segments
        label="Decoration"
        value={promo.decoration}
        onChange={(decoration) => change({ decoration })}
        options={entries(DECORATIONS).map(([value, label]) => ({ value, label }))}
      />
      <ColorField
        label="Highlight color"
        value={accentOf(promo)}
        onChange={(accentColor) => change({ accentColor })}
        swatches={[...brand, ...ACCENT_COLORS]}
      />
      {colored && (
        <ColorField
          label={textGlow ? 'Glow color' : `${BACKINGS[textBacking]} color`}
          value={backingColor ?? ''}
          onChange={(color) => change({ backingColor: color })}
          onAuto={() => change({ backingColor: null })}
          swatches={[...brand, ...TEXT_COLORS]}
        />
      )}
    </SimpleGrid>
  );
}

function Switches({ promo, change }: StyleProps) {
  const { preview } = useStudio();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
      <Switch
        label="Text shadow"
        description="Makes the text stand out from the background."
        checked={promo.textShadow}
        onChange={(event) => change({ textShadow: event.currentTarget.checked })}
      />
      <Switch
        label="Glow"
        description="Letters shine like a neon sign."
        checked={promo.textGlow}
        onChange={(event) => change({ textGlow: event.currentTarget.checked })}
      />
      <Switch
        label="Capitals"
        description="All but the details. Script fonts stay as they are."
        checked={promo.capitals}
        onChange={(event) => change({ capitals: event.currentTarget.checked })}
      />
      <Switch
        label="Show what apps cover"
        description="Shows where apps put their buttons over your video."
        checked={preview.guide}
        onChange={preview.toggleGuide}
      />
      <CoverFirst promo={promo} change={change} />
    </SimpleGrid>
  );
}

/** The weights that the font has; the one actually used is shown as chosen. */
function Weights({ promo: { fontFamily, fontWeight }, change }: StyleProps) {
  const own = weightsOf(fontFamily);
  return (
    <Segments
      label="Weight"
      value={weightShown(fontFamily, fontWeight)}
      onChange={(weight) => change({ fontWeight: weight })}
      hint={own.length === 1 ? `${fontFamily} comes in one weight.` : null}
      options={own.map((value) => ({ value, label: FONT_WEIGHTS[value].label }))}
    />
  );
}
