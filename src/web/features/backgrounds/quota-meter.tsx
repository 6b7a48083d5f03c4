import type { z } from 'zod';
import type { quotaSchema } from '../../../contract/library.ts';
import { SpaceMeter } from '../../ui/space-meter.tsx';
import classes from './library-panel.module.css';

/** How full their own library is. */
export function QuotaMeter({ quota }: { quota: z.infer<typeof quotaSchema> }) {
  return (
    <div className={classes.quota}>
      <SpaceMeter
        {...quota}
        label="Space used by your videos"
        advice="Delete videos you no longer need to make room."
      />
    </div>
  );
}
