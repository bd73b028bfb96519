/** Explains why the server cannot listen. Returns any other error as it is. */
export function describeListenError(error: Error, port: number): Error {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new Error(`Port ${port} is in use: stop the program that uses it, or set PORT to another port.`)
    : error;
}
