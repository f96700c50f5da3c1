/** What a shop has set, and the colours that it chose. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonWithDefault } from '../../columns';

interface SettingsTable {
  channel_id: string;
  key: string;
  /** Any JSON; written as text. */
  value: ColumnType<unknown, string, string>;
}

interface ColorSchemesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  name: string;
  is_selected: Generated<boolean>;
  loading_spinner: Generated<string>;
  loading_size: Generated<number>;
  loading_color: string;
  cursor_size: Generated<number>;
  cursor_color: string;
  animation_duration_ms: Generated<number>;
  animation_easing: Generated<string>;
  roles: JsonWithDefault<Record<string, string>>;
}

export interface SettingsTables {
  settings: SettingsTable;
  color_schemes: ColorSchemesTable;
}
