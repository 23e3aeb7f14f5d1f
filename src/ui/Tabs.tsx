import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface Tab {
  id: string;
  href: string;
  label: string;
  icon?: IconName;
  /** A number beside the label, in the page's language. */
  count?: string;
  /** Whether the page has something unread; `dotLabel` is the accessible name of the dot. */
  dot?: string;
  dotLabel?: string;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The id of the current tab. */
  current?: string;
  /** `band` is the navigation below the header of the business area. */
  look?: 'line' | 'band';
}

/** Links to related pages, shown as tabs. */
export function Tabs({ label, tabs, current, look = 'line' }: TabsProps) {
  const links = tabs.map((tab) => (
    <a key={tab.id} href={tab.href} aria-current={tab.id === current ? 'page' : undefined}>
      {tab.icon && <Icon name={tab.icon} />}
      {tab.label}
      {tab.count && <span className="tabs__count">{tab.count}</span>}
      {tab.dot && (
        <span className="dot">
          {tab.dotLabel && <span className="visually-hidden">{tab.dotLabel}</span>}
          <span aria-hidden={tab.dotLabel ? true : undefined}>{tab.dot}</span>
        </span>
      )}
    </a>
  ));
  return (
    <nav aria-label={label} className={look === 'band' ? 'account-band' : undefined}>
      <div className={classNames('tabs', look === 'band' && 'wrap')}>{links}</div>
    </nav>
  );
}
