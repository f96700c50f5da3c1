/** How many columns a list has, as a setting for each screen class; drawn by src/ui/styles/columns.ts. */
export const columnsSetting = <
  const Usual extends { readonly phone: number; readonly tablet: number; readonly pc: number },
>(
  usual: Usual,
) =>
  ({
    type: 'integer',
    title: '列数',
    description: '画面の幅ごとに変えられます。1列が狭くなりすぎるときは、少ない列で並びます。',
    minimum: 1,
    maximum: 6,
    default: usual,
    'x-responsive': true,
  }) as const;
