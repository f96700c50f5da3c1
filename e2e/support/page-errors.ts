import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what a shopper's browser complains about: console errors (hydration, blocked by the content security
 * policy), uncaught exceptions. The status of the document itself (an error page) is no complaint.
 */
export const collectErrors = (page: Page, allowed: readonly RegExp[]): (() => string[]) => {
  const errors: string[] = [];
  const documents = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isDocumentStatus(message, documents))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
};

const isDocumentStatus = (message: ConsoleMessage, documents: ReadonlySet<string>): boolean =>
  message.text().startsWith('Failed to load resource') && documents.has(message.location().url);
