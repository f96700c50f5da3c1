// Written by `npm run index` from the files that it lists.
import type { CalendarTables } from './base/calendar';
import type { ChannelsTables } from './base/channels';
import type { DataVersionTables } from './base/data-version';
import type { IdempotencyTables } from './base/idempotency';
import type { KeysTables } from './base/keys';
import type { MailsTables } from './base/mails';
import type { MessagesTables } from './base/messages';
import type { PicturesTables } from './base/pictures';
import type { SettingsTables } from './base/settings';
import type { AccountsTables } from './members/accounts';
import type { AuthTables } from './members/auth';
import type { BookTables } from './members/book';
import type { HistoryTables } from './members/history';
import type { PointTables } from './members/point';
import type { SchoolTables } from './members/school';
import type { SessionsTables } from './members/sessions';
import type { UploadTables } from './members/upload';
import type { CardTables } from './selling/card';
import type { CartTables } from './selling/cart';
import type { CouponTables } from './selling/coupon';
import type { DeliveryTables } from './selling/delivery';
import type { DocumentTables } from './selling/document';
import type { GiftTables } from './selling/gift';
import type { OrderTables } from './selling/order';
import type { PaymentsTables } from './selling/payments';
import type { TrackingTables } from './selling/tracking';
import type { CatalogTables } from './showing/catalog';
import type { ContentTables } from './showing/content';
import type { LayoutTables } from './showing/layout';
import type { PopupTables } from './showing/popup';
import type { ReviewsTables } from './showing/reviews';

export interface Database
  extends
    CalendarTables,
    ChannelsTables,
    DataVersionTables,
    IdempotencyTables,
    KeysTables,
    MailsTables,
    MessagesTables,
    PicturesTables,
    SettingsTables,
    AccountsTables,
    AuthTables,
    BookTables,
    HistoryTables,
    PointTables,
    SchoolTables,
    SessionsTables,
    UploadTables,
    CardTables,
    CartTables,
    CouponTables,
    DeliveryTables,
    DocumentTables,
    GiftTables,
    OrderTables,
    PaymentsTables,
    TrackingTables,
    CatalogTables,
    ContentTables,
    LayoutTables,
    PopupTables,
    ReviewsTables {}
