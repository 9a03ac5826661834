/** The four tabs of a hub, by the value of `?tab=`. */
export const hubTabs = {
  'my-condo': 'My Condo',
  'buy-sell': 'Buy & Sell',
  activities: 'Activities',
  newsletters: 'Newsletter Archives',
} as const;

export type HubTab = keyof typeof hubTabs;

/** The tab an address asks for; the first one when it asks for none of ours. */
export const tabFrom = (value: string | null): HubTab =>
  value !== null && Object.hasOwn(hubTabs, value) ? (value as HubTab) : 'my-condo';
