-- Who has the same tax number: country and number as contract/company/tax-number.ts writes them, of the version that is stored and of the
-- edit that waits. What was stored before gets the same form here.
ALTER TABLE company ADD COLUMN tax_key TEXT;
UPDATE company SET tax_key = (
  SELECT upper(k.code) || ':' || CASE
    WHEN upper(k.code) IN('AT','BE','BG','CY','CZ','DE','DK','EE','ES','FI','FR','HR','HU','IE','IT','LT','LU','LV','MT','NL','PL','PT','RO','SE','SI','SK') AND substr(p.number,1,2)=upper(k.code) THEN substr(p.number,3)
    WHEN upper(k.code)='GR' AND substr(p.number,1,2)='EL' THEN substr(p.number,3)
    ELSE p.number END
  FROM country k, (SELECT upper(replace(replace(replace(replace(replace(company.taxpayer_number,' ',''),char(160),''),'.',''),'-',''),'/','')) AS number) p
  WHERE k.id=company.country_id AND p.number<>'')
  WHERE taxpayer_number IS NOT NULL AND country_id IS NOT NULL;
UPDATE company SET pending_edit = json_set(pending_edit,'$.tax_key', CASE
    WHEN json_extract(pending_edit,'$.taxpayer_number') IS taxpayer_number AND json_extract(pending_edit,'$.country_id') IS country_id THEN tax_key END)
  WHERE pending_edit IS NOT NULL;
CREATE INDEX company_tax_key ON company(tax_key) WHERE tax_key IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX company_pending_tax_key ON company(json_extract(pending_edit,'$.tax_key')) WHERE pending_edit IS NOT NULL;
