import { Progress } from '@mantine/core';
import type { z } from 'zod';
import { formatBytes } from '../../../contract/bytes.ts';
import type { quotaSchema } from '../../../contract/library.ts';
import classes from './library-panel.module.css';

/** The share of the quota from which space is running out. */
const NEARLY_FULL = 0.9;

/** How full their own library is. */
export function QuotaMeter({ quota: { usedBytes, limitBytes } }: { quota: z.infer<typeof quotaSchema> }) {
  const share = limitBytes > 0 ? Math.min(1, usedBytes / limitBytes) : 1;
  const text = `${formatBytes(usedBytes)} of ${formatBytes(limitBytes)} used`;
  return (
    <div className={classes.quota}>
      <div className={classes.quotaWords}>
        <span>{text}</span>
        {share >= NEARLY_FULL && <span className={classes.full}>Delete videos you no longer need to make room.</span>}
      </div>
      <Progress.Root size={4}>
        <Progress.Section
          value={share * 100}
          color={share >= NEARLY_FULL ? 'danger' : 'gold'}
          aria-label="Space used by your videos"
          aria-valuetext={text}
        />
      </Progress.Root>
    </div>
  );
}
