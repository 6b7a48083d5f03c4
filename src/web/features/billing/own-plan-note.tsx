import { Alert, Checkbox, Text } from '@mantine/core';
import { longDayOf } from '../../ui/dates.ts';
import { lives } from '../plans/choice.ts';
import { planNameOf, priceOf } from '../plans/standing.ts';
import { useSubscription } from './api.ts';

type Props = {
  /** Whether their own plan is to end. */
  ends: boolean;
  onChange: (ends: boolean) => void;
};

/** Tells somebody who pays for a plan and is offered a seat that they would have both, and offers to end their own; renders nothing for everyone else. */
export function OwnPlanNote({ ends, onChange }: Props) {
  const own = useSubscription().data;
  if (!own?.planId || !lives(own)) return null;
  const plan = planNameOf(own.planId);
  const price = priceOf(own);
  const until = own.currentPeriodEnd && longDayOf(own.currentPeriodEnd);
  if (own.cancelAtPeriodEnd) {
    return (
      <Text size="sm">
        Your own {plan} is canceled{until && ` and ends on ${until}`}. The seat gives you the same.
      </Text>
    );
  }
  return (
    <Alert color="gold" title={`You pay${price ? ` ${price} a month` : ''} for ${plan}`}>
      <Text size="sm" mb="sm">
        The seat gives you the same. Your own plan goes on until you end it.
      </Text>
      <Checkbox
        label={`End my own plan${until ? ` on ${until}` : ' with its period'}`}
        checked={ends}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Alert>
  );
}
