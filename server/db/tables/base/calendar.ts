/** When a shop works. */
interface BusinessWeekdaysTable {
  channel_id: string;
  weekday: number;
  is_business_day: boolean;
}

interface BusinessExceptionsTable {
  channel_id: string;
  /** `YYYY-MM-DD` */
  date: string;
  is_business_day: boolean;
  note: string | null;
}

export interface CalendarTables {
  business_weekdays: BusinessWeekdaysTable;
  business_exceptions: BusinessExceptionsTable;
}
