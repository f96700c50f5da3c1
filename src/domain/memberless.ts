import type { PublicEnvironment } from '../../schemas/site/site';

/**
 * Whether a shop has no members (rule site.member-disabled). One that lets nobody but members in keeps its login, without which
 * it would let in nobody at all.
 */
export const isMemberless = ({
  is_member_used: isUsed,
  is_member_only: isOnly,
}: Pick<PublicEnvironment, 'is_member_used' | 'is_member_only'>): boolean => !isUsed && !isOnly;
