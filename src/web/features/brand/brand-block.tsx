import { Button, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Brand } from '../../../contract/brand.ts';
import { LEAST } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { LinkButton } from '../../ui/links.tsx';
import { priceTag } from '../plans/offers.ts';
import { brandQuery } from './api.ts';
import classes from './brand.module.css';
import { BrandKit } from './brand-kit.tsx';

type Props = {
  user: User;
  showLogo: boolean;
  onShowLogo: (show: boolean) => void;
};

/** The brand kit in the style step: whether this film bears the logo, and the way to change the kit, or to a plan that has one. */
export function BrandBlock({ user, showLogo, onShowLogo }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  // Without ever having had a plan there is no kit that could be kept.
  const had = user.entitlements.brandKit || user.subscriptionStatus !== 'free';
  const { data: brand } = useQuery({ ...brandQuery, enabled: had });
  if (!user.entitlements.brandKit) return <Offer kept={brand?.own.logo ?? null} />;
  if (!brand) return null;
  const { logo } = brand.kit;
  return (
    <div className={classes.block}>
      {logo && (
        <span className={classes.thumb}>
          <img src={logo.url} alt="" />
        </span>
      )}
      <div className={classes.words}>
        {logo ? (
          <ShowLogo brand={brand} showLogo={showLogo} onShowLogo={onShowLogo} />
        ) : (
          <>
            <Text fw={600}>Your logo on every video</Text>
            <Text size="sm" c="dimmed">
              Add it once, with your two colors, and it is there from then on.
            </Text>
          </>
        )}
      </div>
      <Button variant="default" onClick={open}>
        {logo ? 'Brand kit' : 'Set up brand kit'}
      </Button>
      <BrandKit opened={opened} onClose={close} />
    </div>
  );
}

function ShowLogo({ brand, showLogo, onShowLogo }: Omit<Props, 'user'> & { brand: Brand }) {
  const fixed = brand.locked && brand.studio !== null;
  return (
    <Switch
      label={brand.own.logo ? 'Show your logo' : 'Show your studio’s logo'}
      description={fixed ? 'Your studio has it on every video.' : 'On this video.'}
      checked={fixed || showLogo}
      disabled={fixed}
      onChange={(event) => onShowLogo(event.currentTarget.checked)}
    />
  );
}

function Offer({ kept }: { kept: Brand['own']['logo'] }) {
  return (
    <div className={classes.block}>
      {kept && (
        <span className={classes.thumb}>
          <img src={kept.url} alt="" />
        </span>
      )}
      <div className={classes.words}>
        <Text fw={600}>Your logo and colors on every video</Text>
        <Text size="sm" c="dimmed">
          {kept
            ? `Your brand kit is kept for you. It is back on your videos with ${LEAST.name}, ${priceTag(LEAST)}/month.`
            : `Part of ${LEAST.name}, ${priceTag(LEAST)}/month.`}
        </Text>
      </div>
      <LinkButton variant="default" to="/upgrade" search={{ feature: 'brand' }}>
        See what it gives
      </LinkButton>
    </div>
  );
}
