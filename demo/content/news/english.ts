import type { DemoNews } from '../types.ts';

export const englishNews: DemoNews[] = [
  {
    path: 'six-lines-that-decide-whether-an-offer-is-opened',
    language: 'EN',
    title: 'Six lines that decide whether your offer is opened',
    description: 'Quantity, standard, packing, term, place and date. How a buyer reads a quotation, and what makes them stop.',
    headerImage: 'news/press',
    publishedDaysAgo: 2,
    content: `A purchasing department rarely reads offers from top to bottom. It looks for six facts, puts them into a table and compares. An offer in which one of them is missing does not lose on price; it simply never gets into the table.

## The six lines

- **Quantity**, in the unit of the request. If the buyer asks for tonnes, do not answer in cartons.
- **Standard**: grade, norm, tolerance, harvest year. "First quality" is an opinion, *DX51D+Z275, EN 10346* is a fact.
- **Packing**: what stands on the pallet, how many pallets go into a container or a truck, and what the label says.
- **Term** with its place: *FCA Gaziantep, Incoterms 2020*, not "ex Türkiye".
- **Date** of readiness, and until when the price holds.
- **Payment**: currency, advance, and which document releases the balance.

## What makes a buyer stop reading

Attachments before an answer. A catalogue of forty pages in reply to a question about one article says that nobody read the question. So does a salutation with another company's name.

The second reason is a price without a term. Between *EXW* and *CIF* there can be fifteen per cent, and a buyer who has to ask which one is meant asks somebody else.

## A model that fits on a phone

> 60 t combed cotton yarn Ne 30/1, compact, CSP 2,800 min. · 40 cones a carton, 22.5 kg net · FCA Tashkent, Incoterms 2020 · ready 10 days after order · USD, 30 % advance, balance against CMR copy · valid for 7 days.

Everything else can follow once the other side has answered: photographs, certificates, the history of the house. On Kervan the contact has already been paid for when the message arrives. Make the first message the one that can be put into the table.

## And the other way round

Buyers can help themselves too. A request that states the target quantity per month, the destination and the documents needed receives fewer answers, and better ones. If you do not want a certain origin or packing, say so; nobody is offended, and everybody saves a day.`,
  },
  {
    path: 'a-tr-eur-1-or-certificate-of-origin',
    language: 'EN',
    title: 'A.TR, EUR.1 or certificate of origin?',
    description: 'Which paper goes with which market, and three mistakes that hold goods at customs.',
    headerImage: 'news/customs',
    publishedDaysAgo: 9,
    content: `Exporters in Türkiye use three documents that look alike and prove different things. Taking the wrong one does not stop the truck, but it does cost the buyer the duty that the right one would have saved.

## What each one proves

**A.TR** accompanies goods between Türkiye and the European Union that are in *free circulation* in the customs union: industrial products and processed agricultural goods. It says nothing about origin. A machine made in a third country and properly imported into Türkiye may travel with an A.TR.

**EUR.1**, or an origin declaration on the invoice by an approved exporter or for small values, proves *preferential origin*. It is needed for agricultural products and for coal and steel products to the Union, and for the countries with which Türkiye has a free trade agreement. The goods must satisfy the rule of origin for their HS heading.

**A certificate of origin** from the chamber proves *non-preferential origin*. It brings no reduction, but many countries of the Gulf, Africa and Asia ask for it, often legalised, and banks like to see it in a letter of credit.

## Three mistakes

- **Confusing free circulation with origin.** An A.TR does not spare the buyer additional duties that depend on origin. Ask early whether a certificate is needed besides.
- **Issuing late.** Both documents can be issued afterwards, but marked as such and with an explanation. Have them ready before the goods leave.
- **A description that does not match.** Invoice, packing list and certificate must name the goods in the same words, with the same number of packages. A missing pallet in one of them is enough to send the whole set back.

## Before you quote

Ask the buyer for the HS code they import under and the document their broker wants to see. Put it into the offer as a line of its own. If the goods do not reach preferential origin, say it at once: the duty will be part of their calculation, and it is better that they learn it from you than from the customs office.

Rules change; this article does not replace the advice of your customs broker.`,
  },
  {
    path: 'seven-questions-before-booking-the-middle-corridor',
    language: 'EN',
    title: 'Seven questions before you book the Middle Corridor',
    description: 'Rail and ferry from Türkiye to Kazakhstan sound simple on the map. What shippers should ask first.',
    headerImage: 'news/rail',
    publishedDaysAgo: 17,
    content: `The line from Türkiye through Georgia and Azerbaijan, across the Caspian Sea and on through Kazakhstan has moved from conference slides into ordinary quotations. It is a real alternative for many goods. It is also a chain of several railways, two gauges and a sea, and the price alone says little.

## The questions

- **Who is liable on which section?** Ask for one transport document over the whole route, or for a list that shows where one ends and the next begins.
- **Where is the gauge changed?** Standard gauge meets broad gauge on the Baku–Tbilisi–Kars line. Containers are lifted over; ask how long they usually wait.
- **How is the Caspian crossed?** Container feeder or rail ferry, from which port to which, and how often it sails. Wind closes the ports on some winter days; ask what happens to your schedule then.
- **Whose container is it?** A carrier's box has to come back. A shipper-owned one gives freedom at the destination and costs more at the start.
- **Block train or single wagons?** A block train has a timetable. A single wagon has an estimate.
- **What is in the price?** Terminal handling, lifting, security, customs transit guarantee and demurrage are the usual absentees.
- **Where can I see the container?** Position data every few hours is normal today; get it written into the order.

## Which goods suit it

Machinery, household goods, textiles and packed food that are worth more than the difference to the long way by sea, and that a week more or less does not spoil. Reefer boxes travel too, if power is arranged for every section. For urgent part loads the truck remains faster.

## A word on documents

Both transit regimes along the way want the HS code at six digits at least, and the same consignee from beginning to end. Change of consignee on the way is possible, but each railway wants to be told in its own form. Decide before loading.

Post your load as a *logistics request* with weight, volume, container type and readiness. Forwarders who run the line answer with dates rather than adjectives.`,
  },
  {
    path: 'fca-instead-of-exw',
    language: 'EN',
    title: 'FCA instead of EXW: let the seller clear the export',
    description: 'Ex works looks like the least trouble for a seller. In cross-border trade it often makes the most.',
    headerImage: 'news/route',
    publishedDaysAgo: 31,
    content: `"Our price is ex works" is probably the sentence most often found in offers, and the one that is least often meant. Under Incoterms 2020 *EXW* asks the seller only to place the goods at the buyer's disposal. Loading, export clearance and every mile are the buyer's affair.

## Where it goes wrong

**Export clearance.** In many countries, Türkiye and the members of the European Union among them, a foreign buyer cannot lodge the export declaration without a local representative. In practice the seller does it after all, without being obliged to and without being paid.

**Proof of export.** The seller needs the declaration in order to invoice without VAT. Under EXW the goods may legally stay at home, and the proof is in somebody else's hands.

**Loading.** The seller's forklift loads the truck, yet the risk lies with the buyer, who is not there. If a coil falls, both sides discover that the contract says something that neither of them wanted.

## What FCA does better

*FCA, seller's premises* keeps the price almost the same and shifts two duties to the side that can fulfil them: the seller loads the truck and clears the goods for export. The buyer chooses the carrier and pays the freight. Risk passes once the goods are loaded.

*FCA, named terminal* goes one step further: the seller brings the goods, cleared, to the forwarder's warehouse or the container yard. For containers it is the rule that *FOB* is often mistaken for, since containers are handed over at a terminal and not at the ship's rail.

If payment is by letter of credit, Incoterms 2020 allow the parties to agree that the buyer instructs the carrier to issue a bill of lading with an on-board notation to the seller.

## How to write it

> FCA Gaziantep, Organized Industrial Zone 4, seller's warehouse, Incoterms 2020

The place belongs to the rule as the street to the house number. Add the opening hours for loading and the name of the document you hand over. It takes one line and spares a telephone call per truck.`,
  },
  {
    path: 'fcl-or-lcl-where-the-break-even-lies',
    language: 'EN',
    title: 'FCL or LCL: where the break-even really lies',
    description: 'A full container is often cheaper long before it is full. A calculation that fits on the back of a packing list.',
    headerImage: 'news/port',
    publishedDaysAgo: 46,
    content: `Groupage is sold by the cubic metre, a container by the piece. Anyone who compares only the freight line thinks that twelve cubic metres are a clear case for LCL. They frequently are not.

## What belongs in the comparison

With **LCL** the freight is the smaller part. There are charges at the loading warehouse and at the destination, both by volume and both with a minimum, the delivery order, sometimes a fumigation or handling fee per package. The destination charges are often paid by the buyer, who did not see them in the offer.

With **FCL** there is one freight, terminal handling at both ends, the haulage and the return of the empty box. The container may be half full and costs the same.

Add everything up from door to door and divide by the cubic metres that you really ship. On many short lanes a 20-foot container wins from ten to thirteen cubic metres on; on long ones the line lies higher. It moves with the market, so do the sum each time.

## What the sum does not show

- **Time.** Groupage waits for the others, at the beginning and at the end. Five to ten days are usual.
- **Touches.** Each LCL package is lifted at least four times more. Goods in cartons without a pallet feel it.
- **Neighbours.** If customs inspects one consignment in the box, all of them wait.
- **Flexibility.** LCL lets you send small lots more often and keep less stock. This may be worth more than the freight.

## A third way

Two suppliers from the same region to the same buyer fill a container together. The buyer appoints a forwarder who consolidates: *buyer's consolidation*. It needs FCA as a term, a common readiness date and packing lists in the same form. It is also a good reason to look for a neighbour in the company directory.

When you post a logistics request, state volume, weight, number of packages and whether they can be stacked. A forwarder can then quote both ways, and you see the break-even instead of guessing it.`,
  },
  {
    path: 'dry-goods-in-a-warm-container',
    language: 'EN',
    title: 'Dry goods in a warm container: how moisture is loaded',
    description: 'Nuts, pulses and dried fruit seldom get wet from outside. Where container rain comes from, and what helps.',
    headerImage: 'news/warehouse',
    publishedDaysAgo: 68,
    content: `A buyer in the Gulf opens a container of dried apricots and finds drops on the ceiling and stains on the upper cartons. The box is tight, the crossing was calm. The water came along from the warehouse.

## Where it comes from

Warm air holds more moisture than cold air. During the day the sun heats the steel roof; cartons, pallets and the goods themselves give off moisture. At night the roof cools first, the moisture condenses and falls as *container rain*. The greater the difference between day and night, and the damper the load, the more of it there is.

## Before loading

- **Measure the goods**, not only the certificate. Take the moisture of several bags on the day of loading and note it.
- **Measure the pallets.** Fresh wood can contain more water than the whole load is allowed to. Ask for kiln-dried pallets that are also treated to ISPM 15.
- **Look at the container** from the inside with the doors closed: no light, no smell, dry floor. A wet floor is the most frequent source and the easiest to refuse.
- **Do not load in rain**, and not straight from a cool store into a hot box. Let the goods come closer to the outside temperature.

## In the container

Line the roof side with absorbent paper or a liner. Hang desiccants according to volume and duration of the journey rather than by habit; the maker has a table. Keep a hand's breadth free at the walls and below the ceiling, so that air can move. Ventilated or insulated boxes exist for sensitive goods; for a few commodities a reefer with a set temperature is cheaper than one complaint.

## In the contract

Agree on the moisture at loading, on who measures it and on what counts as proof: photographs with the container number, a data logger, an inspection report. A logger costs less than one carton of pistachios and settles the question of whose warehouse the water came from.

Put packing and moisture into the request when you buy. Suppliers who load carefully will be glad to be asked.`,
  },
  {
    path: 'a-letter-of-credit-that-pays-on-the-first-presentation',
    language: 'EN',
    title: 'A letter of credit that pays on the first presentation',
    description: 'Most sets of documents are refused for small reasons. Where they hide, and what to check before the goods leave.',
    headerImage: 'news/press',
    publishedDaysAgo: 52,
    content: `A letter of credit is a promise of a bank to pay against papers. It does not look at the goods. If the papers say exactly what the credit asks for, the money comes; if one of them says a little less, the bank may refuse, and the seller negotiates with a buyer who already knows that the goods are on the water.

## Read the draft, not the original

Ask the buyer for the text of the application before the bank issues it. A change costs nothing then. Afterwards every amendment has a fee, a date and the consent of three parties.

- **Names and addresses** as in your register entry, letter by letter.
- **Dates**: the last day of shipment, the days for presentation, the expiry, and where the credit expires.
- **Documents that you can make yourself.** A certificate that the buyer signs puts the payment into the hands of the buyer.
- **Partial shipment and transhipment**: allowed, unless there is a reason against it.

## What banks refuse most

The description on the invoice differs from the credit. The bill of lading bears a remark on the packing. The insurance covers less than 110 % of the value. The certificate of origin names another consignee. None of these is fraud; each of them is a sentence that somebody copied from an older file.

## A habit that saves money

Make a table with one line for each condition of the credit and one column for each document. Fill it in before the truck leaves the yard. Whoever does this for the first time finds two mistakes on average, and finds them while they can still be corrected without a fee.

If the amount is small, ask whether documents against payment would not do. A credit costs both sides several hundred dollars, and trust that has grown over five shipments costs nothing at all.`,
  },
  {
    path: 'samples-that-answer-a-question',
    language: 'EN',
    title: 'Samples that answer a question',
    description: 'Which sample to ask for, who pays for it, and how both sides keep the piece that decides a dispute a year later.',
    headerImage: 'news/route',
    publishedDaysAgo: 59,
    content: `A sample is not a present. It is a measuring instrument: it answers one question, and it is worth what the question is worth. Sellers who send boxes to everybody go broke by courier; buyers who collect them never order.

## Three kinds, three questions

- **A hand sample** shows colour, grip and finish. It comes from stock and proves nothing about your own order.
- **A counter sample** is made after your drawing or recipe. It shows that the producer has understood.
- **A sealed sample** is the one against which the goods will be judged. There are two of them, with the same number, signed by both sides, one in each house.

## Who pays

The usual rule is simple. The seller gives the goods, the buyer pays the courier, and the cost of a counter sample is credited with the first order. Write it into the chat before anything is packed; a sentence is enough. State the value for customs honestly and mark the parcel as a sample without commercial value only when it has none.

## What belongs on the label

The request number, the date of production, the batch, the name of the person who packed it. A sample without a batch number can not be compared with anything, and six months later nobody remembers.

## When the sample is right and the goods are not

Then the sealed piece decides, together with the tolerances that were agreed with it. Agree on those as well: shade within the grey scale, weight within three per cent, moisture within half a point. A buyer who wants the goods to be identical wants something that no factory can make.

Keep the sample until the claim period is over. It needs a shelf, a list and somebody who is responsible for both.`,
  },
  {
    path: 'a-packing-list-that-customs-can-read',
    language: 'EN',
    title: 'A packing list that customs can read',
    description: 'The paper that nobody loves decides how fast a container is unloaded. Seven columns, one numbering, no surprises.',
    headerImage: 'news/customs',
    publishedDaysAgo: 78,
    content: `The invoice says what is paid for, the bill of lading says what is carried, and the packing list says where in the container it stands. When an officer opens the doors, only the last one helps. Nevertheless it is often written at the end of the day, by whoever is still there.

## Seven columns

- the number of the package, and how many packages in all;
- the description, in the same words as on the invoice;
- the HS code, with as many digits as the country of arrival asks for;
- the quantity in the unit of the sale;
- net weight, gross weight, and the size of each package;
- the marks that stand on the package itself;
- the country of origin, where goods of several origins travel together.

## One numbering for all

If the pallet says 7 of 22, then the list says 7 of 22 and the loading plan shows where pallet 7 stands. It sounds self-evident. In practice the warehouse numbers by the day, the office by the order and the forwarder by the shipment, and an inspection that could take an hour takes a day.

## Goods that are inspected more often

Mixed loads, first shipments of a new importer, food, toys, anything with a battery. For these put the packages that are likely to be opened near the doors, and leave room to get to them. A photograph of the open container before the seal is closed costs a minute and has ended many discussions.

## And the weight

The gross weight of the list, of the bill of lading and of the verified declaration must be the same figure. A difference of two hundred kilograms is enough to stop the box at the terminal, and storage there is charged by the day.`,
  },
];
