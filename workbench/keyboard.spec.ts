import { expect, test } from '@playwright/test';
import { keyboardFaults, watchKeyboard } from './keyboard';

const faultsOf: readonly (readonly [html: string, fault: RegExp])[] = [
  ['<button>a</button><button style="outline:none">b</button>', /^the focus does not show on <button style/],
  ['<a href="#x" onkeydown="event.preventDefault()">trap</a><button>b</button>', /^Tab does not reach <button>b/],
];

for (const [html, fault] of faultsOf)
  test(`the keyboard's way finds the fault of ${html}`, async ({ page }) => {
    await page.setContent(html);
    await watchKeyboard(page);
    const faults = await keyboardFaults(page);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

test('the keyboard’s way finds nothing where all can be reached and shows it', async ({ page }) => {
  await page.setContent(`
    <a href="#x">a</a><details><summary>b</summary><a href="#hidden">c</a></details>
    <label><input type="radio" name="r" />1</label><label><input type="radio" name="r" />2</label>
    <div style="overflow:auto;height:2rem"><p style="height:9rem">long</p></div>
    <button disabled>d</button><input /><select></select><textarea></textarea><button>e</button>`);
  await watchKeyboard(page);
  expect(await keyboardFaults(page)).toEqual([]);
});
