/**
 * What time it is: the one place that asks the machine, for the browser, its state machines and the server's process. The
 * server hands the time of a request on (`now` in AppOptions, RequestContext, ScreenRequest); what runs in the browser
 * reads it here. Whoever shows a screen at another time sets it before anything else runs. What several processes share
 * (leases, expiry) goes by the database's clock, and how long something takes by `performance.now()`.
 */
export const clock = { nowMs: (): number => Date.now() };
