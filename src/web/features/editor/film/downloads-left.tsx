import { useUser } from '../../auth/api.ts';

/** What is left of the free downloads; renders nothing for people with unlimited downloads. */
export function DownloadsLeft() {
  const { downloadsRemaining: left, entitlements } = useUser();
  const limit = entitlements.downloadLimit;
  if (limit === null || left === null || left <= 0) return null;
  return (
    <span>
      {left} of {limit} free {limit === 1 ? 'download' : 'downloads'} left
    </span>
  );
}
