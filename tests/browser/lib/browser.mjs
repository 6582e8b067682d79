// A browser without a network: whatever a page asks for outside of its own folder is noted and refused.
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });

/** Runs a test in a page of its own; `options` are those of a browser context. */
export async function withPage(browser, options, test) {
  const context = await browser.newContext(options);
  const outside = [];
  await context.route(/^(?!file:|data:)/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => { throw error; });
    return await test(page, outside);
  } finally {
    await context.close();
  }
}
