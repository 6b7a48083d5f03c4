/** Whether a process is there, whoever's it is. @param pid of a process; negative: of a process group that has any (kill(2)) */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
