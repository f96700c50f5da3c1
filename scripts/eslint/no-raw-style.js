/**
 * Colours and lengths belong to a theme's tokens: elsewhere a shop could not change them.
 * Looks at *.css.ts: colours and pixel lengths in strings, and bare numbers, to which vanilla-extract adds "px".
 * Keys are left alone, because a media or container query cannot read a custom property.
 */
const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const pixels = /(?<![\w.-])-?(?:\d*\.)?\d+px\b/g;
const query = /\((?:min-|max-)?(?:width|height|inline-size|block-size)/;
const hairline = new Set(['1px', '-1px']);
const unitless = new Set([
  'animationIterationCount',
  'aspectRatio',
  'columnCount',
  'columns',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridArea',
  'gridColumn',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRow',
  'gridRowEnd',
  'gridRowStart',
  'initialValue',
  'lineClamp',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'WebkitLineClamp',
  'widows',
  'zIndex',
  'zoom',
]);

const textProblem = (text) => {
  if (query.test(text)) return undefined;
  const found = colour.exec(text);
  if (found) return { messageId: 'colour', data: { value: found[0] } };
  const length = (text.match(pixels) ?? []).find((value) => !hairline.has(value));
  return length ? { messageId: 'length', data: { value: length } } : undefined;
};

const keyName = (property) => property.key.name ?? property.key.value;

export const noRawStyle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: 'Raw colour "{{value}}": use a colour role of the theme contract.',
      length: 'Raw length "{{value}}": use a token of the theme contract (a hairline of 1px may stay).',
    },
  },
  create: (context) => ({
    Literal(node) {
      const { parent } = node;
      const isKey = parent.type === 'Property' && parent.key === node;
      if (isKey || parent.type === 'ImportDeclaration') return;
      if (typeof node.value === 'string') {
        const problem = textProblem(node.value);
        if (problem) context.report({ node, ...problem });
        return;
      }
      const isValue = parent.type === 'Property' && parent.value === node && typeof node.value === 'number';
      if (isValue && node.value !== 0 && !unitless.has(keyName(parent)))
        context.report({ node, messageId: 'length', data: { value: `${keyName(parent)}: ${node.raw}` } });
    },
    TemplateElement(node) {
      const problem = textProblem(node.value.raw);
      if (problem) context.report({ node, ...problem });
    },
  }),
};
