import type { Preview } from '@storybook/react-vite';
import { themes } from '../../themes/registry.generated';
import { schemes } from '../looks';

const item = (value: string, title: string) => ({ value, title });

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'テーマ',
        icon: 'paintbrush',
        items: Object.values(themes).map(({ id, title }) => item(id, title)),
        dynamicTitle: true,
      },
    },
    scheme: {
      toolbar: {
        title: '配色',
        icon: 'contrast',
        items: [item('own', 'テーマの色'), ...schemes.map(({ info }) => item(info.key, info.name))],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'minori', scheme: 'own', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'スマートフォン', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'タブレット', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        pc: { name: 'PC', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
