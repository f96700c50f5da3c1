/** Who brings parcels: the one list. A carrier without an entry does not compile. */
export const carrierCodes = ['yamato', 'sagawa', 'japanpost', 'other'] as const;
export type CarrierCode = (typeof carrierCodes)[number];

interface Carrier {
  readonly name: string;
  /** Where the carrier says where a parcel is; null: nobody knows. */
  readonly trackingUrl: ((number: string) => string) | null;
}

/**
 * The addresses under which the carriers' own pages open by a number in a link, as shops, label software and trackers on
 * GitHub use them (read there in November 2026, since the carriers document none): Yamato `NQ0010?id=`, Sagawa
 * `okurijosearch.do?okurijoNo=`, and Japan Post `search/direct?searchKind=S002` for its number search (ゆうパック and the
 * rest of the domestic post; S004, which is about as common, stands in links to EMS).
 */
const carriers: Readonly<Record<CarrierCode, Carrier>> = {
  yamato: {
    name: 'ヤマト運輸',
    trackingUrl: (number) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${number}`,
  },
  sagawa: {
    name: '佐川急便',
    trackingUrl: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  japanpost: {
    name: '日本郵便',
    trackingUrl: (number) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=${number}`,
  },
  other: { name: 'その他の配送業者', trackingUrl: null },
};

export const carrierName = (code: CarrierCode): string => carriers[code].name;

/** Carriers take a number without its hyphens. Null: there is no number, or no page. */
export const trackingUrl = (code: CarrierCode, number: string | null): string | null =>
  number === null ? null : (carriers[code].trackingUrl?.(encodeURIComponent(number.replaceAll('-', ''))) ?? null);
