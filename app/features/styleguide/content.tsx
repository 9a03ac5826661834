import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Card, CardFoot } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';

const badges: BadgeKind[] = ['plain', 'accent', 'notice', 'success', 'danger'];
const picture = '/images/listings/sofa.svg';

export function Content() {
  return (
    <>
      <div className={layout.row}>
        {badges.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
      </div>
      <div className={layout.row}>
        <Avatar initials="DF" image={null} />
        <Avatar initials="DF" image={picture} />
        <Avatar large initials="DF" image={null} />
        <Avatar large initials="DF" image={picture} />
      </div>
      <FigureTiles>
        <FigureTile label="residents" value={127} />
        <FigureTile label="windows lit this week" value={46} />
      </FigureTiles>
      <FigureTiles ruled>
        <FigureTile label="Pending Approval" value={9} />
        <FigureTile label="Approved Today" value={0} />
        <FigureTile label="Total Listings" value={24} />
        <FigureTile label="Active Events" value={13} />
      </FigureTiles>
      <EmptyState text="No listings yet.">
        <ButtonLink to="/styleguide">Post First Listing</ButtonLink>
      </EmptyState>
    </>
  );
}

export function Lists() {
  return (
    <>
      <div className={layout.grid}>
        <Card to="/styleguide" title="Three-seat sofa" picture={{ src: picture }}>
          <p className={card.figure}>$260</p>
          <CardFoot>
            <Badge>Good</Badge>
            <span className={card.meta}>1 day ago</span>
          </CardFoot>
        </Card>
        <Card to="/styleguide" title="A wide picture" picture={{ src: picture, wide: true }} />
        <Card
          to="/styleguide"
          title="Donaudampfschifffahrtsgesellschaftskapitän, ‏سوق الشتاء‏ and no picture"
        >
          <p>Long words break, and names from right to left keep their order.</p>
        </Card>
      </div>
      <h3 id="sample-table">A table</h3>
      <Table
        label="sample-table"
        head={['Name', 'Email', 'Role']}
        rows={[
          { key: 'a', cells: ['Amara Okafor', 'amara@mail.example', 'Administrator'] },
          { key: 'b', cells: ['Luc Bergeron', 'luc@mail.example', 'Manager'] },
        ]}
      />
    </>
  );
}
