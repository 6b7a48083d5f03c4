import { Alert, Button, CloseButton, NativeSelect, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '../../../contract/brand.ts';
import { LOGO_PLACES, LOGO_SIZES } from '../../../scene/logo.ts';
import { LOOK_IDS, LOOKS } from '../../../scene/looks.ts';
import { COLORS } from '../../colors.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ColorInput } from '../../ui/color-input.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { entries } from '../../ui/entries.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showError } from '../../ui/notify.tsx';
import { useUser } from '../auth/api.ts';
import { type BrandChange, brandQuery, useRemoveLogo, useSaveBrand } from './api.ts';
import { LogoField } from './logo-field.tsx';

/** The brand kit, where it is changed; every change is saved at once. */
export function BrandForm() {
  const brand = useQuery({ ...brandQuery, refetchOnMount: 'always' });
  return (
    <LoadState queries={[brand]} title="Your brand kit could not be loaded.">
      {brand.data && <Fields brand={brand.data} />}
    </LoadState>
  );
}

function Fields({ brand }: { brand: Brand }) {
  const { kit, studio, locked } = brand;
  const { entitlements } = useUser();
  const save = useSaveBrand();
  const change = (body: BrandChange) =>
    save.mutate(body, { onError: (error) => showError(error, 'Your brand kit could not be saved') });
  const closed = studio !== null && locked;
  return (
    <Stack gap="lg">
      <Whose brand={brand} change={change} />
      <LogoField brand={brand} closed={closed} />
      {kit.logo && !closed && (
        <>
          <ChoiceGroup
            label="Logo size"
            shape="pills"
            value={kit.logoSize}
            onChange={(logoSize) => change({ logoSize })}
            choices={entries(LOGO_SIZES).map(([value, { label }]) => ({ value, label }))}
          />
          <ChoiceGroup
            label="Where it stands"
            shape="thirds"
            value={kit.logoPlace}
            onChange={(logoPlace) => change({ logoPlace })}
            choices={entries(LOGO_PLACES).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      {(!closed || kit.firstColor || kit.secondColor) && <Colors brand={brand} closed={closed} change={change} />}
      <DefaultLook brand={brand} closed={closed} change={change} />
      {entitlements.teamSeats > 0 && (
        <Switch
          label="Lock it for my team"
          description="Your instructors’ videos bear this logo and these colors, and they cannot change them."
          checked={locked}
          onChange={(event) => change({ locked: event.currentTarget.checked })}
        />
      )}
      {!closed && (
        <Text size="sm" c="dimmed">
          Saved as you go. Videos that you make from now on follow.
        </Text>
      )}
    </Stack>
  );
}

type PartProps = { brand: Brand; change: (body: BrandChange) => void };

/** For members of a team: what is theirs, and what is their studio's. */
function Whose({ brand: { studio, locked, own }, change }: PartProps) {
  const removeLogo = useRemoveLogo();
  const { ask, dialog } = useConfirm();
  if (!studio) return null;
  const name = studio.name || 'Your studio';
  if (locked) {
    return <Alert color="gold">{name} has locked its brand kit: your videos use its logo and its colors.</Alert>;
  }
  const { logo, ...choices } = own;
  const hasOwn = logo !== null || Object.values(choices).some((choice) => choice !== null);
  const giveUp = () =>
    ask({
      title: `Use the kit of ${name}?`,
      text: `Your own ${logo ? 'logo and colors are' : 'choices are'} removed, and nothing brings them back. Videos that you have made keep them.`,
      action: 'Use the studio’s kit',
      danger: true,
      failure: 'Your kit was not changed.',
      run: async () => {
        if (logo) await removeLogo.mutateAsync();
        change({ logoSize: null, logoPlace: null, firstColor: null, secondColor: null, look: null });
      },
    });
  return (
    <Alert color="gray">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          You are on the team of {name}. What you do not change here comes from the studio’s brand kit.
        </Text>
        {hasOwn && (
          <Button variant="default" size="compact-md" onClick={giveUp}>
            Use the studio’s kit
          </Button>
        )}
        {dialog}
      </Stack>
    </Alert>
  );
}

const FIELDS = [
  { name: 'firstColor', label: 'Brand color', example: COLORS.accent },
  { name: 'secondColor', label: 'Second brand color', example: COLORS.accentEnd },
] as const;

function Colors({ brand, closed, change }: PartProps & { closed: boolean }) {
  return (
    <div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="md">
        {FIELDS.map(({ name, ...color }) => (
          <BrandColor
            key={name}
            {...color}
            value={brand.kit[name] ?? ''}
            own={brand.own[name] !== null}
            closed={closed}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        They come first among the text colors in the style step.
      </Text>
    </div>
  );
}

function DefaultLook({ brand: { kit }, closed, change }: PartProps & { closed: boolean }) {
  return (
    <NativeSelect
      label="Look of new promos"
      description="What a new promo begins in. Any look can be chosen for each of them."
      value={kit.look ?? ''}
      disabled={closed}
      onChange={(event) => change({ look: LOOK_IDS.find((id) => id === event.currentTarget.value) ?? null })}
      data={[
        { value: '', label: 'As the writing style suggests' },
        ...LOOK_IDS.map((id) => ({ value: id, label: LOOKS[id].name })),
      ]}
    />
  );
}

type ColorProps = {
  label: string;
  example: string;
  value: string;
  /** The person's own choice, which can be taken back. */
  own: boolean;
  closed: boolean;
  onChange: (color: string | null) => void;
};

/** While a color is dragged in the picker only where it stops is saved. */
const PAUSE_MS = 400;

function BrandColor({ label, example, value, own, closed, onChange }: ColorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const send = useDebouncedCallback(
    (color: string | null) => {
      onChange(color);
      setChosen(null);
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  return (
    <ColorInput
      label={label}
      pick={`Pick the ${label.toLowerCase()}`}
      value={chosen ?? value}
      example={example}
      disabled={closed}
      onChange={(color) => {
        setChosen(color);
        send(color);
      }}
    >
      {own && !closed && (
        <CloseButton aria-label={`Remove the ${label.toLowerCase()}`} onClick={() => onChange(null)} />
      )}
    </ColorInput>
  );
}
