type Week = { firstDay: number };

/** 0 for Sunday to 6 for Saturday, by the language's region; Monday if the browser does not know. */
export function firstDayOfWeek(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // The language of the month names; the browser's own setting may be no language, such as `C`.
  const { locale: language } = new Intl.DateTimeFormat().resolvedOptions();
  // Firefox has neither yet, older browsers only the property; TypeScript knows neither.
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
