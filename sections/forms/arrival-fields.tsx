import { formatDate, shortDate } from '../../src/lib/dates';
import { select } from '../../src/ui/styles/field.css';
import { arrivalFields } from './arrival-fields.css';

interface Field {
  /** As the plain form sends it. */
  readonly name: string;
  /** What stands in it at first, where it is among what can be chosen. */
  readonly value: string;
  /** What is wrong with it; null: nothing. */
  readonly fault: string | null;
}

interface Props {
  /** Of what is said of the days: `<id>-note`. */
  readonly id: string;
  readonly lead: {
    /** `YYYY-MM-DD`, the earliest first; empty: no day can be wished for. */
    readonly dates: readonly string[];
    readonly timezones: readonly { readonly key: string; readonly label: string }[];
    /** Why not earlier; null: nothing is in the way. */
    readonly note: string | null;
  };
  readonly day: Field;
  readonly zone: Field;
}

/** A day is named without its year, which stands above all of that year: on a narrow screen in large letters it is seen whole. */
const Days = ({ dates }: { readonly dates: readonly string[] }) =>
  [...new Set(dates.map((date) => date.slice(0, 4)))].map((year) => (
    <optgroup key={year} label={`${year}年`}>
      {dates
        .filter((date) => date.startsWith(year))
        .map((date) => (
          <option key={date} value={date}>
            {shortDate(date)}
          </option>
        ))}
    </optgroup>
  ));

/** When something shall come: the days on which it can, the parts of the day, and why not earlier. The fields are the browser's own. */
export const ArrivalFields = ({ id, lead: { dates, timezones, note }, day, zone }: Props) => {
  const [first] = dates;
  const [noteId, dayFaultId, zoneFaultId] = [`${id}-note`, `${id}-error`, `${id}-zone-error`];
  return (
    <div className={arrivalFields}>
      {first ? (
        <label>
          お届け日
          <span className={select}>
            <select
              name={day.name}
              defaultValue={dates.includes(day.value) ? day.value : ''}
              aria-describedby={day.fault === null ? noteId : `${noteId} ${dayFaultId}`}
              aria-invalid={day.fault !== null || undefined}
            >
              <option value="">指定なし（最短）</option>
              <Days dates={dates} />
            </select>
          </span>
          {day.fault !== null && <em id={dayFaultId}>{day.fault}</em>}
        </label>
      ) : (
        <input type="hidden" name={day.name} value="" />
      )}
      <label>
        お届け時間帯
        <span className={select}>
          <select
            name={zone.name}
            defaultValue={timezones.some(({ key }) => key === zone.value) ? zone.value : 'none'}
            aria-describedby={zone.fault === null ? undefined : zoneFaultId}
            aria-invalid={zone.fault !== null || undefined}
          >
            {timezones.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </span>
        {zone.fault !== null && <em id={zoneFaultId}>{zone.fault}</em>}
      </label>
      <p id={noteId}>
        {first && `最短のお届け見込み：${formatDate(first)}`}
        {first && note && <br />}
        {note}
      </p>
    </div>
  );
};
