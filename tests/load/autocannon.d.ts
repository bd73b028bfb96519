/** The part of autocannon that the load tests use; the package has no types. */
declare module 'autocannon' {
  interface LoadRequest {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: LoadRequest) => LoadRequest;
    onResponse?: (status: number, body: string) => void;
  }
  interface LoadOptions {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    requests: LoadRequest[];
  }
  interface LoadResult {
    errors: number;
    non2xx: number;
    '2xx': number;
    latency: { p50: number; p99: number; max: number };
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult> & { stop: () => void };
}
