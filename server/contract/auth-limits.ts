/** Shortest password; the strength hint asks for more. */
export const MIN_PASSWORD_CHARS = 8;
/** Longest password; longer ones only cost hashing time. */
export const MAX_PASSWORD_CHARS = 128;
/** Longest full name. */
export const MAX_NAME_CHARS = 100;
/** Longest e-mail address (RFC 5321). */
export const MAX_EMAIL_CHARS = 254;
/** Largest body of any `/auth/*` request. */
export const MAX_AUTH_BODY_BYTES = 16 * 1024;

/** Roles a registration may choose. STAFF is not among them: only `npm run staff` gives it. */
export const REGISTRATION_ROLES = ["GUEST", "EMPLOYEE", "MANAGER", "HR", "SECURITY"] as const;
/** Role of a user that has none. */
export const DEFAULT_ROLE = "GUEST";
/** Role of the company's own support team. */
export const STAFF_ROLE = "STAFF";
