import autocannon from 'autocannon';

export const connections = 20;

export type Load = { pagesPerSecond: number; medianMs: number; p99Ms: number; failures: number; pages: number };

/** Puts load on one address over 20 connections, asking as a browser does. */
export const putLoad = async (url: string, seconds: number, cookie = ''): Promise<Load> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br, gzip', accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
  });
  return {
    pagesPerSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    pages: result.requests.total,
  };
};
