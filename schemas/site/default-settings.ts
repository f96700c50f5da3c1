import type { FrontSettings } from './site';

/** What a shop has that never said otherwise; also what screens work with when the settings do not come. */
export const defaultSettings: FrontSettings = {
  'SITE.NAMESPACE': '',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': false,
  'ORDER.SOCIAL_GIFT.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'GTM.ID': '',
  'SITE.NAME': '',
  'SITE.TAGLINE': '',
  'SITE.DESCRIPTION': '',
  'SITE.COMPANY': '',
  'SITE.PHONE': '',
  'SITE.PHONE_HOURS': '',
  'SITE.EMAIL': '',
  'SITE.ADDRESS': '',
  'SITE.REGISTRATION_NUMBER': '',
  'SITE.THEME': '',
  'TAX.ROUNDING': 'down',
  'MEMBER.VERIFY_ON_FIRST_LOGIN.IS_USE': true,
  'SUPPORT.CAPSULE.IS_USE': true,
};
