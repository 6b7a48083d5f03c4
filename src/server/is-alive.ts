/** Whether a process is there, whoever's it is. @param pid of a process; negative: of a process group that has any (kill(2)) */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Calls `kill`, which must not wait for anything, if this process exits before the returned function was called:
 * children in a session of their own get no signal when we do.
 */
export function endWithUs(kill: () => void): () => void {
  const onExit = () => {
    try {
      kill();
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', onExit);
  return () => process.off('exit', onExit);
}
