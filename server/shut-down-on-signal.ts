const shutdownTimeoutMilliseconds = 4_500;
/** A terminal sends one Ctrl-C to every process in the foreground, and npm passes it on. */
const repeatedSignalMilliseconds = 400;

/**
 * Ends the process on SIGINT and SIGTERM: `close` has at most 4.5 seconds to finish work in progress. A second signal
 * ends the process at once. It exits explicitly, because a signal alone does not end the first process of a container.
 */
export function shutDownOnSignal(close: () => Promise<void>): void {
  let firstSignalAt: number | undefined;
  const handleSignal = () => {
    if (firstSignalAt !== undefined) {
      if (performance.now() - firstSignalAt > repeatedSignalMilliseconds) process.exit(1);
      return;
    }
    firstSignalAt = performance.now();
    setTimeout(() => process.exit(1), shutdownTimeoutMilliseconds);
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handleSignal);
}
